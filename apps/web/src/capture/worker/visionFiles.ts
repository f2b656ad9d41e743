/// <reference types="vite/client" />
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import binary from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';

/** What MediaPipe runs on, from our own origin. */
export const visionFiles = { wasmLoaderPath: loader, wasmBinaryPath: binary };
