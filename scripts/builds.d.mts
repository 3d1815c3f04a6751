export const unbundled: readonly string[];
export function makeBuild(builds: string, key: string, buildInto: (folder: string) => void): void;
