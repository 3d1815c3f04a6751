import type { PortalText } from "../../content/portal/schema.ts";
import { type Language, languages } from "../../shared/language.ts";
import { ShortForm } from "../ui/form/short-form.tsx";

type Props = {
	text: PortalText["account"]["language"];
	languageNames: Readonly<Record<Language, string>>;
	chosen: Language;
	path: string;
};

export function LanguageForm({ text, languageNames, chosen, path }: Props) {
	return (
		<ShortForm action={path} send={text.send} values={{ intent: "language" }} look="small quiet">
			<fieldset className="account-choice">
				<legend className="quiet">{text.intro}</legend>
				{languages.map((language) => (
					<label key={language} className="check">
						<input type="radio" name="language" value={language} defaultChecked={chosen === language} />
						<span lang={language}>{languageNames[language]}</span>
					</label>
				))}
			</fieldset>
		</ShortForm>
	);
}
