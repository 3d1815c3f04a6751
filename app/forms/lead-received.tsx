import { pathTo } from "../../content/addresses.ts";
import type { FormsText } from "../../content/forms/schema.ts";
import type { Language } from "../../shared/language.ts";
import { LowerSectionsStyle } from "../document/inline-style.tsx";
import { ReceivedScreen } from "../ui/received/received-screen.tsx";

type Props = {
	page: "audit" | "contact";
	data: {
		words: FormsText;
		language: Language;
		received: { reference: string; isMailed: boolean };
		responseTime: string;
	};
	lowerSections: string;
};

/** Replaces the first screen of a page once its form was received. */
export function LeadReceived({ page, data, lowerSections }: Props) {
	const { words, language, received, responseTime } = data;
	return (
		<>
			<LowerSectionsStyle href={lowerSections} />
			<ReceivedScreen
				message={words[page].success}
				received={received}
				responseTime={responseTime}
				again={pathTo(page, language)}
			/>
		</>
	);
}
