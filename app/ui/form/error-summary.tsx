import type { ReactNode } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

type Props = Pick<FormState, "fieldErrors" | "formError"> & {
	labels: Readonly<Record<string, string>>;
	idOf?: (name: string) => string;
	words: Pick<FormsText, "summary">;
	children?: ReactNode;
};

export function ErrorSummary({
	formError,
	fieldErrors,
	labels,
	words,
	idOf = (name) => name,
	children,
}: Props) {
	const wrong = Object.entries(fieldErrors);
	if (wrong.length === 0 && !formError) return null;
	const { one, many } = words.summary;
	const title = wrong.length === 1 ? one : fillBlanks(many, { count: wrong.length });
	return (
		// biome-ignore lint/a11y/noAutofocus: the visitor sent a form, and the page tells what is wrong.
		<div className="alert alert-problem field-wide" role="alert" tabIndex={-1} autoFocus>
			<p>
				<b>{formError ?? title}</b>
			</p>
			{children}
			{wrong.length > 0 && (
				<ul>
					{wrong.map(([name, error]) => (
						<li key={name}>
							<a href={`#${idOf(name)}`}>{named(labels[name], error)}</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function named(label: string | undefined, error: string): string {
	if (!label) return error;
	return label.endsWith("?") ? `${label} ${error}` : `${label}: ${error}`;
}
