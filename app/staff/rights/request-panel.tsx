import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { SelectField, TextArea } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Request = {
	id: string;
	personPath: string;
	title: string;
	who: string;
	detail: string;
	at: string;
	due: string;
	isLate: boolean;
	noteHint: string;
	answer: { result: string; note: string; by: string } | null;
};

type Props = { request: Request; text: StaffText; path: string; answerLabel: string; form: FormState };

export function RequestPanel({ request, text, path, answerLabel, form }: Props) {
	const { id, personPath, title, who, detail, at, due, isLate, answer } = request;
	return (
		<section className="panel rights-request" aria-labelledby={id}>
			<div className="rights-asked">
				<h2 id={id} className="screen-item">
					{title}
				</h2>
				<p className="small">{who}</p>
				<p className="rights-words">{detail}</p>
				<p className="small quiet">{at}</p>
				<p className="small">
					<Link to={personPath}>{text.person.see}</Link>
				</p>
				{!answer && (
					<p className={isLate ? "tag tag-problem" : "tag sol"}>
						{isLate ? `${text.rights.late}. ` : ""}
						{due}
					</p>
				)}
			</div>
			{answer ? (
				<div>
					<p>
						<b>{answer.result}</b>
					</p>
					<p className="rights-words">{answer.note}</p>
					<p className="small quiet">{answer.by}</p>
					{form.formError && (
						<div className="alert alert-problem" role="alert">
							<p>
								<b>{form.formError}</b>
							</p>
							<p className="rights-words">{form.typed.note}</p>
						</div>
					)}
				</div>
			) : (
				<AnswerForm request={request} path={path} text={text.rights} send={answerLabel} form={form} />
			)}
		</section>
	);
}

type AnswerFormProps = {
	request: { id: string; noteHint: string };
	path: string;
	text: StaffText["rights"];
	send: string;
	form: FormState;
};

function AnswerForm({ request: { id, noteHint }, path, text, send, form }: AnswerFormProps) {
	return (
		<ShortForm
			form={form}
			labels={{ result: text.result, note: text.note }}
			idOf={(name) => `${id}-${name}`}
			action={path}
			send={send}
			look="small quiet"
			hiddenFields={{ request: id }}
		>
			<SelectField
				form={form}
				name="result"
				id={`${id}-result`}
				label={text.result}
				none={text.choose}
				options={text.results}
			/>
			<TextArea form={form} name="note" id={`${id}-note`} label={text.note} hint={noteHint} rows={4} />
		</ShortForm>
	);
}
