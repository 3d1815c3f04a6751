import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { languages } from "../../../shared/language.ts";
import { Choice } from "../form/choice.tsx";

type Props = { words: BlogAdminText["editor"]; language: string };

/** The language of a post, while it may still change. */
export function LanguageField({ words, language }: Props) {
	const options = languages.map((id) => ({ id, label: words.languages[id] }));
	return (
		<Choice id="post-language" name="language" label={words.language} value={language} options={options} />
	);
}
