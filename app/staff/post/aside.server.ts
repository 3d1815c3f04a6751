import type { LanguageProblem } from "../../../domain/blog/post-language.ts";
import { formText } from "../../forms/text-of.ts";
import { altOf, isChosen } from "./chosen-pictures.server.ts";

/** Fields of the editor that are no part of the text. */
const names = ["at", "alt", "illustrationAlt"] as const;

type Aside = Record<(typeof names)[number], string>;

/** Why the language is the one it was, though another was chosen. */
type Stays = { stays?: LanguageProblem };

export function typedAside(form: FormData): Aside {
	return {
		at: formText(form, "at").slice(0, 30),
		alt: altOf(form, "cover"),
		illustrationAlt: altOf(form, "illustrate"),
	};
}

/** What of it was not needed yet. @param pressed the button. @param hasCover whether what it shows could be said of one. */
export function unusedOf(form: FormData, pressed: string, hasCover: boolean): Aside {
	const { at, alt, illustrationAlt } = typedAside(form);
	return {
		at: pressed === "schedule" ? "" : at,
		alt: hasCover || isChosen(form, "cover") ? "" : alt,
		illustrationAlt: isChosen(form, "illustrate") ? "" : illustrationAlt,
	};
}

/** An address that takes it along to the page that comes, where asideOf finds it. */
export function takenAlong(address: string, aside: Aside & Stays): string {
	const [page = "", hash] = address.split("#");
	const typed = [...names, "stays" as const].flatMap((name) =>
		aside[name] ? [`&${name}=${encodeURIComponent(aside[name] ?? "")}`] : [],
	);
	return [page + typed.join(""), ...(hash ? [hash] : [])].join("#");
}

export function asideOf(searchParams: URLSearchParams): Aside {
	const [at = "", alt = "", illustrationAlt = ""] = names.map((name) => searchParams.get(name) ?? "");
	return { at, alt, illustrationAlt };
}

/** @returns null where the language is what was chosen. */
export function staysOf(searchParams: URLSearchParams): LanguageProblem | null {
	return (["hasTwin", "wasPublic"] as const).find((why) => searchParams.get("stays") === why) ?? null;
}
