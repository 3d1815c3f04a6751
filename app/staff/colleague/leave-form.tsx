import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Choice } from "../form/choice.tsx";

type Text = StaffText["colleague"];
type Kind = keyof Text["work"];
type Held = { count: number; mayTake: readonly { id: string; name: string }[] };

type Props = {
	text: Text;
	name: string;
	path: string;
	work: Record<Kind, Held>;
	form: FormState;
};

export function LeaveForm({ text, name, path, work, form }: Props) {
	const kinds = (["leads", "conversations", "clients", "posts"] as const).filter(
		(kind) => work[kind].count > 0,
	);
	return (
		<section className="panel screen-section" aria-labelledby="leave">
			<h2 id="leave">{text.leave}</h2>
			<p>{kinds.length > 0 ? text.leaveLead : text.nothing}</p>
			{form.failure && (
				<p className="alert alert-problem" role="alert">
					<b>{form.failure}</b>
				</p>
			)}
			<AskFirst what={text.leaveSend} ask={text.leaveAsk.replace("{name}", name)}>
				<ShortForm action={path} send={text.leaveSure} values={{ intent: "leave" }}>
					{kinds.map((kind) => (
						<Choice
							key={kind}
							id={kind}
							label={text.work[kind].replace("{count}", String(work[kind].count))}
							value={form.typed[kind] ?? ""}
							none={text.nobody[kind]}
							options={work[kind].mayTake.map(({ id, name }) => ({ id, label: name }))}
						/>
					))}
				</ShortForm>
			</AskFirst>
		</section>
	);
}
