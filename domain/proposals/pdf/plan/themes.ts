import { type ThemeId, themes } from "../../../../content/proposal/themes.ts";
import { folded } from "../../../words/folded.ts";

const inOrder = Object.keys(themes).filter(isTheme);

/** What a need is about, by the words it uses, in either language. Empty when it says nothing we know. */
export function themesOf(need: string | null): ThemeId[] {
	if (!need) return [];
	const plain = ` ${folded(need).replace(/[^a-z0-9]+/g, " ")} `;
	return inOrder.filter((theme) => themes[theme].words.some((word) => plain.includes(` ${word}`)));
}

function isTheme(name: string): name is ThemeId {
	return name in themes;
}
