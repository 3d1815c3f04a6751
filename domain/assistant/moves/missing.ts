import { missingFor } from "../dialogue.ts";
import type { Scene } from "../reply.ts";

/** What the proposal still lacks, said aloud: "your name and your email". */
export function listMissing({ state, texts }: Scene): string {
	const names = missingFor(state).map((fact) => texts.factNames[fact]);
	const last = names.pop() ?? "";
	return names.length === 0 ? last : `${names.join(", ")}${texts.and}${last}`;
}
