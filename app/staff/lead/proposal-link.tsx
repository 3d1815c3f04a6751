import { useRef } from "react";
import type { StaffText } from "../../../content/staff/schema.ts";
import { CopyButton } from "./copy-button.tsx";

type Props = { id: string; link: string; text: Pick<StaffText["lead"], "link" | "copy" | "copied"> };

export function ProposalLink({ id, link, text }: Props) {
	const field = useRef<HTMLTextAreaElement>(null);
	return (
		<div className="lead-link">
			<label className="small" htmlFor={`link-${id}`}>
				{text.link}
			</label>
			<textarea id={`link-${id}`} ref={field} rows={2} readOnly value={link} />
			<CopyButton of={field} label={text.copy} copied={text.copied} />
		</div>
	);
}
