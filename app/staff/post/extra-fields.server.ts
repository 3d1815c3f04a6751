import { type LanguageProblem, languageProblems } from "../../../shared/blog.ts";
import type { StaffSubmission } from "../form/staff-form.server.ts";
import { altOf, isChosen } from "./chosen-pictures.server.ts";
import type { EditorSubmission } from "./editor-submission.server.ts";

/** Fields of the editor that are not part of the text. */
const names = ["at", "alt", "illustrationAlt"] as const;

type ExtraFields = Record<(typeof names)[number], string>;

export function readExtraFields(form: StaffSubmission): ExtraFields {
	return {
		at: form.field("at").slice(0, 30),
		alt: altOf(form, "cover"),
		illustrationAlt: altOf(form, "illustrate"),
	};
}

/** Reads the fields that the pressed button did not use. The alt text may describe a cover that the post has. */
export function unusedExtraFields(form: EditorSubmission): ExtraFields {
	const { at, alt, illustrationAlt } = readExtraFields(form);
	return {
		at: form.intent === "schedule" ? "" : at,
		alt: form.typed.cover !== null || isChosen(form, "cover") ? "" : alt,
		illustrationAlt: isChosen(form, "illustrate") ? "" : illustrationAlt,
	};
}

/** Passes values to the next page in its address; extraFieldsInAddress and languageProblemInAddress read them there. */
export function addToAddress(
	address: string,
	{ languageProblem, ...extraFields }: ExtraFields & { languageProblem?: LanguageProblem },
): string {
	const [page = "", hash] = address.split("#");
	const values = { ...extraFields, stays: languageProblem };
	const parameters = [...names, "stays" as const].flatMap((name) =>
		values[name] ? [`&${name}=${encodeURIComponent(values[name])}`] : [],
	);
	return [page + parameters.join(""), ...(hash ? [hash] : [])].join("#");
}

export function extraFieldsInAddress(searchParams: URLSearchParams): ExtraFields {
	const [at = "", alt = "", illustrationAlt = ""] = names.map((name) => searchParams.get(name) ?? "");
	return { at, alt, illustrationAlt };
}

/** @returns null when the language is the chosen one. */
export function languageProblemInAddress(searchParams: URLSearchParams): LanguageProblem | null {
	return languageProblems.find((why) => searchParams.get("stays") === why) ?? null;
}
