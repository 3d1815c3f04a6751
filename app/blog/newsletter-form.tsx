import { pathTo } from "../../content/addresses.ts";
import type { BlogText } from "../../content/blog/schema.ts";
import type { FormsText } from "../../content/forms/schema.ts";
import type { Language } from "../../shared/language.ts";
import { emptyForm, type FormState } from "../forms/form-state.ts";
import { ConsentField } from "../ui/form/consent-field.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";

type Props = {
	form: FormState;
	text: BlogText["newsletter"];
	words: FormsText;
	language: Language;
	idStart?: string;
	keepsDraft?: boolean;
};

export function NewsletterForm({ form, text, words, language, idStart = "", keepsDraft }: Props) {
	const labels = { email: text.email };
	const action = pathTo("newsletter", language);
	return (
		<Form
			form={form}
			words={words}
			action={action}
			send={text.send}
			labels={labels}
			idStart={idStart}
			keepsDraft={keepsDraft}
			hasLegend={false}
		>
			<TextField
				form={form}
				name="email"
				id={`${idStart}email`}
				label={text.email}
				type="email"
				autoComplete="email"
				required
				wide
			/>
			<ConsentField
				form={form}
				text={words.consentTo.newsletter}
				policy={pathTo("legal", language)}
				id={`${idStart}consent`}
			/>
		</Form>
	);
}

type BlockProps = { text: BlogText["newsletter"]; words: FormsText; language: Language };

export function NewsletterBlock({ text, words, language }: BlockProps) {
	return (
		<section className="one-form sol" aria-labelledby="newsletter">
			<div className="wide one-form-grid">
				<div>
					<h2 id="newsletter">{text.heading}</h2>
					<p className="intro">{text.text}</p>
					<p className="small quiet">{text.promise}</p>
				</div>
				<div className="one-form-form paper">
					<NewsletterForm
						form={emptyForm}
						text={text}
						words={words}
						language={language}
						idStart="newsletter-"
						keepsDraft={false}
					/>
				</div>
			</div>
		</section>
	);
}
