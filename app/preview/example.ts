import type { ReactNode } from "react";
import type { Language } from "../../content/language.ts";

/** One use of a component of app/ui, as the preview page shows it. */
export type Example = {
	/** The component and its state. */
	title: string;
	/** Whether it reaches from edge to edge of the window, as a block of a page does. */
	full?: boolean;
	render(language: Language): ReactNode;
};
