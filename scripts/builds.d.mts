export const unbundled: readonly string[];
