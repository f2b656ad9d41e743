import { vrmCounts, vrmLimits } from '../domain/character/vrmLimits';
import { megabyte } from '../domain/media/fileSize';
import { figure } from '../domain/text/figure';
import type { Bilingual } from '../language';

const megabytes = vrmLimits.bytes / megabyte;

/** Why a file cannot become a character. Pages and answers show these texts. */
export const vrmFaults = {
  vrmTooLarge: {
    ja: `ファイルが大きすぎます（${megabytes}MBまで）`,
    en: `The file is too large (up to ${megabytes} MB)`,
  },
  vrmNotAModel: { ja: 'VRMのファイルではありません', en: 'This is not a VRM file' },
  vrmBroken: { ja: 'ファイルが途中で切れているか、壊れています', en: 'The file breaks off or is damaged' },
  vrmDescriptionTooLarge: {
    ja: 'モデルの構成データが大きすぎます',
    en: 'The description of the model is too large',
  },
  vrmTooComplex: {
    ja: `モデルの構成が複雑すぎます（メッシュ${figure(vrmCounts.lists.meshes)}、マテリアル${figure(vrmCounts.lists.materials)}、シェイプ${figure(vrmCounts.parts.targets)}、表情${figure(vrmCounts.parts.expressions)}、階層${figure(vrmLimits.nodeDepth)}段まで）。まとめるか、減らしてください`,
    en: `The model is too complex (up to ${figure(vrmCounts.lists.meshes)} meshes, ${figure(vrmCounts.lists.materials)} materials, ${figure(vrmCounts.parts.targets)} shapes, ${figure(vrmCounts.parts.expressions)} expressions, nodes ${figure(vrmLimits.nodeDepth)} deep). Merge or remove some`,
  },
  vrmVersion: { ja: 'VRM 1.0またはVRM 0.xのモデルではありません', en: 'This is not a VRM 1.0 or VRM 0.x model' },
  vrmBones: { ja: '必要なボーンがありません', en: 'Bones that are needed are missing' },
  vrmExternalFile: {
    ja: 'ほかのファイルを参照しています。すべてを1つのファイルに含めてください',
    en: 'It refers to other files. Put everything into one file',
  },
  vrmExtension: { ja: '対応していない拡張が使われています', en: 'It needs extensions that are not supported' },
  vrmNothingToSee: { ja: '表示できる形がありません', en: 'There is nothing to see in it' },
  vrmTriangles: {
    ja: `三角形が多すぎます（${figure(vrmLimits.triangles)}まで）`,
    en: `It has too many triangles (up to ${figure(vrmLimits.triangles)})`,
  },
  vrmGeometry: { ja: 'メッシュのデータが大きすぎます', en: 'The data of its meshes is too large' },
  vrmNodes: {
    ja: `ノードが多すぎます（${figure(vrmLimits.nodes)}、スキンのジョイントは合計${figure(vrmLimits.joints)}まで）`,
    en: `It has too many nodes (up to ${figure(vrmLimits.nodes)}, with ${figure(vrmLimits.joints)} joints of skins in all)`,
  },
  vrmTextures: {
    ja: `テクスチャが多すぎます（${vrmLimits.textures}枚まで）`,
    en: `It has too many textures (up to ${vrmLimits.textures})`,
  },
  vrmTextureKind: { ja: 'テクスチャはPNGまたはJPEGにしてください', en: 'Its textures must be PNG or JPEG' },
  vrmTextureSize: {
    ja: `テクスチャが大きすぎます（一辺${figure(vrmLimits.textureSide)}px、合計1億画素まで）`,
    en: `Its textures are too large (sides up to ${figure(vrmLimits.textureSide)} px, 100 megapixels in all)`,
  },
} as const satisfies Record<string, Bilingual>;

export type VrmFaultName = keyof typeof vrmFaults;
