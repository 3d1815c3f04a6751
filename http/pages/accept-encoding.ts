import { parseAccept } from "hono/utils/accept";

const parsedHeaders = new Map<string, ReadonlyMap<string, number>>();

/**
 * Reads Accept-Encoding.
 * @param offered what there is, best first: the order decides between equally welcome encodings.
 * @returns "identity" when none is welcome, even if the client refuses that too.
 */
export function preferredEncoding<Encoding extends string>(
	header: string | undefined,
	offered: readonly Encoding[],
): Encoding | "identity" {
	if (!header) return "identity";
	const qualities = qualitiesIn(header);
	const others = qualities.get("*") ?? 0;
	const qualityOf = (encoding: string) => qualities.get(encoding) ?? (encoding === "identity" ? 0 : others);
	const best = [...offered, "identity" as const].reduce((before, next) =>
		qualityOf(next) > qualityOf(before) ? next : before,
	);
	return qualityOf(best) > 0 ? best : "identity";
}

// Browsers send a few dozen different headers; reading each once keeps this off the cached pages' path.
function qualitiesIn(header: string): ReadonlyMap<string, number> {
	const before = parsedHeaders.get(header);
	if (before) return before;
	const accepted = parseAccept(header.slice(0, 500));
	const qualities = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
	if (parsedHeaders.size < 1_000) parsedHeaders.set(header, qualities);
	return qualities;
}
