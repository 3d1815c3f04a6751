import type { ReactNode } from "react";
import type { Language } from "../../shared/language.ts";

export type Example = {
	title: string;
	full?: boolean;
	render(language: Language): ReactNode;
};
