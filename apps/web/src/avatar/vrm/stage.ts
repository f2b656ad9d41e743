import { AmbientLight, DirectionalLight, type Object3D, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { graphics } from '@/graphics/graphics';
import { type Framing, framingOf, type Stature } from './framing';

/** From so far away that a face keeps its proportions. */
const viewAngle = 14;

/** Where one figure stands in the light, and the camera before it. The ground is transparent. */
export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, figure: Object3D, stature: Stature) {
    // A processor that draws by itself has no time for smooth edges.
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: graphics() === 'card' });
    this.#camera = cameraFor(framingOf(stature));
    const light = new DirectionalLight('#fff6ea', 2.1);
    light.position.set(-0.6, 1.2, 2);
    this.#scene.add(figure, light, new AmbientLight('#f6f2ff', 1.3));
  }

  resize(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
  }

  /** Shows a part of the frame alone. */
  cut(whole: { width: number; height: number }, part: { x: number; y: number; width: number; height: number }): void {
    this.#camera.setViewOffset(whole.width, whole.height, part.x, part.y, part.width, part.height);
  }

  /** While the graphics are lost nothing is drawn; when they are back, everything is sent to them again. */
  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  dispose(): void {
    this.#scene.clear();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

function cameraFor({ metres, middle }: Framing): PerspectiveCamera {
  const camera = new PerspectiveCamera(viewAngle, 9 / 16, 0.1, 50);
  const away = metres / 2 / Math.tan((viewAngle / 2) * (Math.PI / 180));
  camera.position.set(0, middle, away);
  return camera;
}
