import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { languages } from "../../../shared/language.ts";

type Props = { words: BlogAdminText["editor"]; language: string };

/** The language of a post, while it may still change. */
export function LanguageField({ words, language }: Props) {
	return (
		<div className="field">
			<label htmlFor="post-language">{words.language}</label>
			<select id="post-language" name="language" defaultValue={language}>
				{languages.map((one) => (
					<option key={one} value={one}>
						{words.languages[one]}
					</option>
				))}
			</select>
		</div>
	);
}
