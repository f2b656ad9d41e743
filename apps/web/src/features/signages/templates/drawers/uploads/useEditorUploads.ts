import { joined, withPlaylist } from '@mukae/contract/domain/template/everywhere';
import { playlistItemOf } from '@mukae/contract/domain/template/playlist';
import { type PassOn, type UploadsFor, type Use, useUploadsFor } from './useUploadsFor';

export interface EditorUploads {
  logo: UploadsFor;
  media: UploadsFor;
}

const asLogo: Use = (template, { id }) => ({ ...template, logoId: id });
const shareLogoOf: PassOn = (template, { logoId }) => ({ ...template, logoId });
const addToPlaylist: Use = (template, { id, kind }) =>
  withPlaylist(template, joined(template.playlist, [playlistItemOf(id, kind)]));
const sharePlaylistOf: PassOn = (template, { playlist }) => withPlaylist(template, playlist);

export const useEditorUploads = (): EditorUploads => ({
  logo: useUploadsFor('logo', asLogo, shareLogoOf),
  media: useUploadsFor('media', addToPlaylist, sharePlaylistOf),
});
