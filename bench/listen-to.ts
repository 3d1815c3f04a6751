/**
 * Asks for an answer that streams and reads all of it.
 * @param begun hears that a word has come. @returns milliseconds until then, and all that came.
 */
export async function listenTo(
	url: string,
	body: string,
	word: RegExp,
	begun: () => void = () => undefined,
): Promise<{ first: number; heard: string }> {
	const started = performance.now();
	const headers = { "content-type": "application/json", accept: "text/event-stream" };
	const response = await fetch(url, { method: "POST", headers, body });
	const decoder = new TextDecoder();
	let heard = "";
	let first = Number.NaN;
	for await (const piece of response.body ?? []) {
		heard += decoder.decode(piece, { stream: true });
		if (!Number.isNaN(first) || !word.test(heard)) continue;
		first = performance.now() - started;
		begun();
	}
	if (Number.isNaN(first)) throw new Error(`No word came: ${heard.slice(0, 200)}`);
	return { first, heard };
}
