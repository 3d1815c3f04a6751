import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FileField, pictureFiles } from "../../ui/form/file-field.tsx";

type Props = { form: FormState; words: BlogAdminText["editor"] };

/** Inserts a picture into the text. It is part of the editor's form, so that the typed text is sent too. */
export function Illustration({ form, words }: Props) {
	const { illustration, coverFile, coverAlt, actions } = words;
	const isBegun = Boolean(form.problems.illustrationAlt || form.typed.illustrationAlt);
	return (
		<details className="post-illustration" open={isBegun}>
			<summary>{illustration.title}</summary>
			<div className="post-illustration-fields">
				<FileField
					id="illustration"
					name="illustration"
					label={coverFile}
					hint={illustration.hint}
					accept={pictureFiles}
				/>
				<TextField form={form} name="illustrationAlt" id="post-illustrationAlt" label={coverAlt} />
				<p>
					<Button type="submit" look="small outline" name="intent" value="illustrate">
						{actions.illustrate}
					</Button>
				</p>
			</div>
		</details>
	);
}
