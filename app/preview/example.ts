import type { ReactNode } from "react";
import type { Language } from "../../content/language.ts";

export type Example = {
	title: string;
	full?: boolean;
	render(language: Language): ReactNode;
};
