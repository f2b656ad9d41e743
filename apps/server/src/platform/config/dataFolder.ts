import { access, constants, mkdir } from 'node:fs/promises';
import { StartFailure } from './startFailure';

export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartFailure(`The data folder ${dataDir} cannot be written.`, { cause });
  }
}
