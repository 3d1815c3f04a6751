import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { labelProblemOf, type ThreadOutcome } from "./thread-outcome.ts";

export function Labels({ view, outcome }: { view: ConversationData; outcome: ThreadOutcome | null }) {
	const { text, path, aside, labelPath } = view;
	const remove = useFetcher();
	const add = useFetcher<ThreadOutcome>();
	const problem = labelProblemOf(add.data ?? outcome);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (add.data?.why === null) form.current?.reset();
	}, [add.data]);
	return (
		<div className="aside-labels">
			<h3>{text.labels}</h3>
			{aside.labels.length > 0 && (
				<ul>
					{aside.labels.map((label) => (
						<li key={label} className="label">
							<Link to={labelPath + encodeURIComponent(label)}>{label}</Link>
							<remove.Form method="post" action={`${path}#person`}>
								<input type="hidden" name="intent" value="remove-label" />
								<input type="hidden" name="label" value={label} />
								<button type="submit" aria-label={fillBlanks(text.removeLabel, { label })}>
									<Icon name="close" />
								</button>
							</remove.Form>
						</li>
					))}
				</ul>
			)}
			<add.Form method="post" action={`${path}#person`} className="aside-choice" noValidate ref={form}>
				<input type="hidden" name="intent" value="add-label" />
				<label htmlFor="new-label">{text.label}</label>
				<input
					id="new-label"
					name="label"
					defaultValue={problem ? (add.data ?? outcome)?.draft : undefined}
					list="known-labels"
					autoComplete="off"
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? "label-problem" : undefined}
				/>
				<datalist id="known-labels">
					{aside.suggested.map((label) => (
						<option key={label} value={label} />
					))}
				</datalist>
				<Button look="small quiet" type="submit">
					{text.addLabel}
				</Button>
				{problem && (
					<p className="field-problem" id="label-problem" role="alert">
						{text[problem]}
					</p>
				)}
			</add.Form>
		</div>
	);
}
