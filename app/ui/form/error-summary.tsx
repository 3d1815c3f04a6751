import type { FormsText } from "../../../content/forms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";

/** What is wrong with a form, each thing a link to its field. Takes the focus, also without scripts. */
export function ErrorSummary({
	form,
	words,
	labels,
}: {
	form: FormState;
	words: FormsText;
	/** The fields' names, so that each problem says whose it is. */
	labels: Readonly<Record<string, string>>;
}) {
	const problems = Object.entries(form.problems);
	if (problems.length === 0 && !form.failure) return null;
	const { one, many } = words.summary;
	const title = problems.length === 1 ? one : many.replace("{count}", String(problems.length));
	return (
		// biome-ignore lint/a11y/noAutofocus: the page was asked for to be told what went wrong.
		<div className="alert alert-problem field-wide" role="alert" tabIndex={-1} autoFocus>
			<p>
				<b>{form.failure ?? title}</b>
			</p>
			{problems.length > 0 && (
				<ul>
					{problems.map(([name, problem]) => (
						<li key={name}>
							<a href={`#${name}`}>{labels[name] ? `${labels[name]}: ${problem}` : problem}</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
