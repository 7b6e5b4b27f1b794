import { removeDataFolder } from '../harness/supervisor.ts';

export default function removeLoadedShop(): void {
  const data = process.env['JOURNEYS_LOADED_DATA'];
  if (data) removeDataFolder(data);
}
