import { categories, categoryIds } from "../../../content/blog/categories.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";

type Props = {
	form: FormState;
	words: BlogAdminText["editor"];
	language: Language;
	/** The language, when it may be chosen. */
	postLanguage: string | null;
};

export function PostFields({ form, words, language, postLanguage }: Props) {
	const field = (name: keyof typeof words.fields) => ({
		form,
		name,
		id: `post-${name}`,
		label: words.fields[name],
	});
	const chosen = form.typed.category ?? "";
	// A category that is not in the list stays selectable.
	const names = categoryIds.map((id) => [id, categories[id][language]]);
	const own = chosen && !names.some(([id]) => id === chosen) ? [[chosen, chosen]] : [];
	return (
		<>
			<fieldset className="post-metadata">
				<legend>{words.metadata}</legend>
				<TextField {...field("title")} wide={postLanguage !== null} />
				<TextField {...field("slug")} hint={words.hints.slug} />
				{postLanguage && (
					<SelectField
						name="language"
						value={postLanguage}
						id="post-language"
						label={words.language}
						options={words.languages}
					/>
				)}
				<TextArea {...field("excerpt")} rows={3} wide />
				<SelectField
					{...field("category")}
					none={categories["transformacion-digital"][language]}
					options={Object.fromEntries([...names, ...own])}
				/>
				<TextField {...field("tags")} hint={words.hints.tags} />
				<TextField {...field("date")} type="date" hint={words.hints.date} />
				<TextField {...field("author")} />
				<TextField {...field("authorLinkedIn")} />
				<TextField {...field("authorBio")} />
			</fieldset>
			<TextArea {...field("content")} hint={words.hints.content} rows={15} wide />
			<details className="post-forms">
				<summary>{words.forms.title}</summary>
				<ul>
					{words.forms.list.map(({ what, sample }) => (
						<li key={what}>
							<p>{what}</p>
							<pre>{sample}</pre>
						</li>
					))}
				</ul>
			</details>
		</>
	);
}
