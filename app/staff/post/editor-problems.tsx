import type { ReactNode } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { forms } from "../../../content/forms/list.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";

type Props = {
	form: FormState;
	words: BlogAdminText["editor"];
	language: Language;
	children?: ReactNode;
};

/** Why a text was refused: at the page's head, and what is wrong with a field as a link to it. */
export function EditorProblems({ form: { formError, fieldErrors }, words, language, children }: Props) {
	return (
		<ErrorSummary
			formError={Object.keys(fieldErrors).length > 0 ? null : formError}
			labels={editorLabels(words)}
			words={forms[language]}
			idOf={(name) => `post-${name}`}
			fieldErrors={fieldErrors}
		>
			{children}
		</ErrorSummary>
	);
}

export function editorLabels(words: BlogAdminText["editor"]): Record<string, string> {
	const { fields, at, coverFile, coverAlt } = words;
	return {
		...fields,
		at,
		picture: coverFile,
		alt: coverAlt,
		illustration: coverFile,
		illustrationAlt: coverAlt,
	};
}
