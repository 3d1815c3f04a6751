import type { MissingPart } from "../../shared/lead.ts";
import type { ProposalText } from "../proposal/schema.ts";
import type { ThemeId } from "../proposal/themes.ts";

/** Something a business can change by itself, and what shows whether it helped. */
export type QuickWin = { name: string; what: string; measure: string };

/** Every word of the diagnostic: the proposal's, as said of a diagnostic, and its own. */
export type DiagnosticText = {
	shared: ProposalText;
	/** Over how complete it is, on the cover. */
	complete: string;
	percent(score: number): string;
	wins: {
		heading: string;
		intro: string;
		measure: string;
		byTheme: Record<ThemeId, QuickWin>;
	};
	/** How complete the diagnostic is, and what it still asks for. */
	completeness: {
		title(percent: string): string;
		whole: string;
		/** All is known, though the score is lower. */
		unconfirmed: string;
		missing(names: string): string;
		/** Something is not known, though the score is the highest. */
		open(names: string): string;
		names: Record<MissingPart, string>;
		note: string;
	};
};
