import { vrmLimits } from '../domain/character/vrmLimits';
import type { ByteSource } from './byteSource';
import type { Gltf, Image } from './gltf';
import { imageSize } from './imageSize';
import { type VrmFault, vrmFault } from './vrmFault';

/** What a camera or an editor writes before the picture itself is seldom longer. */
const headBytes = 256 * 1024;

async function sizeOf(gltf: Gltf, binary: ByteSource, { bufferView }: Image) {
  const view = gltf.bufferViews[bufferView ?? -1];
  return view && imageSize(await binary.read(view.byteOffset, Math.min(view.byteLength, headBytes)));
}

/** Looks at the head of every picture; none is decoded. */
export async function textureFaults(gltf: Gltf, binary: ByteSource): Promise<VrmFault[]> {
  const count = gltf.images.length;
  if (count > vrmLimits.textures) return [vrmFault('vrmTextures', String(count))];
  let pixels = 0;
  for (const image of gltf.images) {
    const size = await sizeOf(gltf, binary, image);
    if (!size) return [vrmFault('vrmTextureKind')];
    const { width, height } = size;
    if (Math.max(width, height) > vrmLimits.textureSide) return [vrmFault('vrmTextureSize', `${width}×${height}`)];
    pixels += width * height;
  }
  return pixels > vrmLimits.texturePixels ? [vrmFault('vrmTextureSize')] : [];
}
