import { joinedInTurn, withLogoOf, withPlaylist, withPlaylistOf } from '@mukae/contract/domain/template/everywhere';
import { playlistItemOf } from '@mukae/contract/domain/template/playlist';
import { type UploadsFor, type Use, useUploadsFor } from './useUploadsFor';

export interface EditorUploads {
  logo: UploadsFor;
  media: UploadsFor;
}

const asLogo: Use = (template, { id }) => ({ ...template, logoId: id });
const inPlaylist: Use = (template, { id, kind }, chosenLater) =>
  withPlaylist(template, joinedInTurn(template.playlist, playlistItemOf(id, kind), chosenLater));

export const useEditorUploads = (): EditorUploads => ({
  logo: useUploadsFor('logo', asLogo, withLogoOf),
  media: useUploadsFor('media', inPlaylist, withPlaylistOf),
});
