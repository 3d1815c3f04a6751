/** Our own texts with the apostrophe that print uses; on the screen the typewriter's will do. */
export function printed(text: string): string {
	return text.replaceAll("'", "’");
}
