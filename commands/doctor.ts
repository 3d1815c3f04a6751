import type { Settings } from "../config/env.ts";
import { findGaps, findMailGaps } from "../http/start/find-gaps.ts";
import { Refused } from "./refused.ts";

/** Lists what is not ready for real visitors. @throws Refused with the list, so that a script can stop there. */
export async function doctor(_args: readonly string[], settings: Settings): Promise<string> {
	const gaps = [...findGaps(settings), ...(await findMailGaps(settings))];
	if (gaps.length === 0) return "Ready for real visitors.";
	throw new Refused(
		[`Not ready for real visitors: ${gaps.length}.`, ...gaps.map((gap) => `  ${gap}`)].join("\n"),
	);
}
