import { type VRM, VRMLoaderPlugin, VRMUtils } from '@pixiv/three-vrm';
import { TextureLoader } from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

/** Textures come as pictures of the page: the usual way would fetch them, which pages may do from their server alone. */
function picturesOfThePage(parser: GLTFParser): GLTFLoaderPlugin {
  parser.textureLoader = new TextureLoader(parser.options.manager);
  return { name: 'picturesOfThePage' };
}

const isModel = (value: unknown): value is VRM => typeof value === 'object' && value !== null && 'humanoid' in value;

export async function loadVrm(bytes: ArrayBuffer): Promise<VRM> {
  const loader = new GLTFLoader();
  loader.register(picturesOfThePage);
  loader.register((parser) => new VRMLoaderPlugin(parser));
  const { scene, userData } = await loader.parseAsync(bytes, '');
  const model: unknown = userData.vrm;
  if (!isModel(model)) throw new Error('the file holds no person');
  VRMUtils.removeUnnecessaryVertices(scene);
  VRMUtils.combineSkeletons(scene);
  // Models of the former version look the other way.
  VRMUtils.rotateVRM0(model);
  scene.traverse((part) => {
    // Moved parts leave the bounds they were made with.
    part.frustumCulled = false;
  });
  return model;
}
