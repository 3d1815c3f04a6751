import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { whoAnswersFetcher } from "./thread-outcome.ts";

export function AsideForms({ view }: { view: ConversationData }) {
	const { text, param, path, colleague, aside, snoozed } = view;
	const whoAnswers = whoAnswersFetcher(param);
	return (
		<>
			<ChoiceForm
				path={path}
				intent="assign"
				save={text.assign}
				label={text.responsible}
				id="assign"
				fetcher={whoAnswers}
			>
				<input type="hidden" name="from" value={colleague?.id ?? ""} />
				<select
					className="chevron"
					id="assign"
					name="person"
					key={colleague?.id}
					defaultValue={colleague?.id ?? ""}
				>
					<option value="">{text.unassigned}</option>
					{aside.team.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</ChoiceForm>
			{snoozed ? (
				<ChoiceForm path={path} intent="snooze" save={text.snoozeEnd} label={text.snooze} id="until">
					<output id="until">{snoozed}</output>
					<input type="hidden" name="until" value="none" />
				</ChoiceForm>
			) : (
				<ChoiceForm path={path} intent="snooze" save={text.save} label={text.snooze} id="snooze">
					<select className="chevron" id="snooze" name="until" defaultValue="none">
						{aside.snoozes.map((name) => (
							<option key={name} value={name}>
								{text.snoozes[name]}
							</option>
						))}
					</select>
				</ChoiceForm>
			)}
		</>
	);
}

type Props = {
	path: string;
	intent: string;
	save: string;
	label: string;
	id: string;
	children: ReactNode;
	fetcher?: { key: string };
};

function ChoiceForm({ path, intent, save, label, id, children, fetcher }: Props) {
	const { Form } = useFetcher(fetcher);
	return (
		<Form method="post" action={`${path}#person`} className="aside-choice">
			<input type="hidden" name="intent" value={intent} />
			<label htmlFor={id}>{label}</label>
			{children}
			<Button look="small quiet" type="submit">
				{save}
			</Button>
		</Form>
	);
}
