export function findBrowser(options?: { headless?: boolean }): string;
