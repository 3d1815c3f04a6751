import type { BlogText } from "../../content/blog/schema.ts";
import type { FormsText } from "../../content/forms/schema.ts";
import type { Language } from "../../shared/language.ts";
import { emptyForm } from "../forms/form-state.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

type Props = { text: BlogText["newsletter"]; words: FormsText; language: Language };

export function NewsletterBlock({ text, words, language }: Props) {
	return (
		<section className="one-thing sol" aria-labelledby="newsletter">
			<div className="wide one-thing-grid">
				<div>
					<h2 id="newsletter">{text.heading}</h2>
					<p className="intro">{text.text}</p>
					<p className="small quiet">{text.promise}</p>
				</div>
				<div className="one-thing-form paper">
					<NewsletterForm
						form={emptyForm}
						text={text}
						words={words}
						language={language}
						idStart="newsletter-"
					/>
				</div>
			</div>
		</section>
	);
}
