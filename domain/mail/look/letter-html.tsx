import { render } from "react-email";
import type { Letter } from "../messages/letter.ts";
import { LetterPage } from "./letter-page.tsx";

/** Renders a letter as HTML for mail programs. @param product the brand's name, for the header. */
export function letterHtml(letter: Letter, { product }: { product: string }): Promise<string> {
	return render(<LetterPage letter={letter} product={product} />);
}
