/**
 * Requests a streamed answer and reads all of it.
 * @param begun is called at the first match of `word`. @returns the milliseconds until then, and the stream.
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
	let stream = "";
	let first = Number.NaN;
	for await (const piece of response.body ?? []) {
		stream += decoder.decode(piece, { stream: true });
		if (!Number.isNaN(first) || !word.test(stream)) continue;
		first = performance.now() - started;
		begun();
	}
	if (Number.isNaN(first)) throw new Error(`No word came: ${stream.slice(0, 200)}`);
	return { first, heard: stream };
}
