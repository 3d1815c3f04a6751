import type { ReactNode } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

type Props = Pick<FormState, "problems" | "failure"> & {
	labels: Readonly<Record<string, string>>;
	idOf?: (name: string) => string;
	words: Pick<FormsText, "summary">;
	children?: ReactNode;
};

export function ErrorSummary({ failure, problems, labels, words, idOf = (name) => name, children }: Props) {
	const wrong = Object.entries(problems);
	if (wrong.length === 0 && !failure) return null;
	const { one, many } = words.summary;
	const title = wrong.length === 1 ? one : fillBlanks(many, { count: wrong.length });
	return (
		// biome-ignore lint/a11y/noAutofocus: the visitor sent a form, and the page tells what is wrong.
		<div className="alert alert-problem field-wide" role="alert" tabIndex={-1} autoFocus>
			<p>
				<b>{failure ?? title}</b>
			</p>
			{children}
			{wrong.length > 0 && (
				<ul>
					{wrong.map(([name, problem]) => (
						<li key={name}>
							<a href={`#${idOf(name)}`}>{named(labels[name], problem)}</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function named(label: string | undefined, problem: string): string {
	if (!label) return problem;
	return label.endsWith("?") ? `${label} ${problem}` : `${label}: ${problem}`;
}
