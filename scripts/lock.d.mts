export function liveFilesIn(folder: string): string[];
