import type { StaffText } from "../../../content/staff/schema.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import type { ProjectProps } from "./project-props.ts";

export function MilestoneForms({ project, text, path, submissionKey, formOf }: ProjectProps) {
	const { id, milestones } = project;
	const form = formOf("add-milestone");
	const own = (field: string) => `${field}-${id}`;
	return (
		<>
			<ul className="screen-list">
				{milestones.map((milestone) => (
					<Milestone key={milestone.id} project={id} milestone={milestone} text={text} path={path} />
				))}
			</ul>
			<ShortForm
				form={form}
				labels={{ milestone: text.milestone, due: text.due }}
				idOf={own}
				action={path}
				send={text.addMilestone}
				look="small quiet"
				values={{ [submissionKeyName]: submissionKey, intent: "add-milestone", project: id }}
			>
				<TextField form={form} name="milestone" id={own("milestone")} label={text.milestone} />
				<TextField form={form} name="due" id={own("due")} label={text.due} type="date" />
			</ShortForm>
		</>
	);
}

type MilestoneProps = {
	project: string;
	milestone: ProjectProps["project"]["milestones"][number];
	text: StaffText["clients"];
	path: string;
};

function Milestone({ project, milestone, text, path }: MilestoneProps) {
	const { id, name, when, done } = milestone;
	return (
		<li>
			<div>
				<b>{name}</b>
				<p className="small quiet">{when && <Dated {...when} />}</p>
			</div>
			<ShortForm
				action={path}
				send={done ? text.undone : text.done}
				look="small quiet"
				values={{ intent: "milestone-done", project, milestone: id, done: done ? "" : "yes" }}
			/>
		</li>
	);
}
