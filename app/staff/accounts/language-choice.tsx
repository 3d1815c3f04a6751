import { en as layoutEn } from "../../../content/layout/en.ts";
import { languages } from "../../../shared/language.ts";

type Props = { id: string; label: string; chosen: string | undefined };

export function LanguageChoice({ id, label, chosen = "es" }: Props) {
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} name="language" defaultValue={chosen}>
				{languages.map((language) => (
					<option key={language} value={language} lang={language}>
						{layoutEn.languageNames[language]}
					</option>
				))}
			</select>
		</div>
	);
}
