import { pathTo } from "../../../content/addresses.ts";
import { rightsId } from "../../../content/pages/legal/rights-id.ts";
import type { SourcePage } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { textsIn } from "../assistant-texts.ts";

/** A link to a page, titled as the assistant calls it. */
export function pageSource(
	page: "contact" | "legal" | "rights" | "products" | "assistantMail",
	language: Language,
): SourcePage {
	const { pages } = textsIn(language);
	if (page === "rights") return { title: pages.legal, url: `${pathTo("legal", language)}#${rightsId}` };
	return { title: pages[page], url: pathTo(page, language) };
}
