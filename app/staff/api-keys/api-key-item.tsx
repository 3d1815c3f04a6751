import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	apiKey: { id: string; name: string; about: string; over: string | null };
	text: StaffText["apiKeys"];
	path: string;
};

export function ApiKeyItem({ apiKey: { id, name, about, over }, text, path }: Props) {
	const press = (intent: "rotate" | "revoke", send: string) => (
		<ShortForm action={path} send={send} look="small" values={{ intent, id }} />
	);
	return (
		<li>
			<div>
				<h2 className="screen-item">
					{name} {over && <span className="tag tag-problem">{over}</span>}
				</h2>
				<p className="small quiet">{about}</p>
			</div>
			{!over && (
				<>
					<AskFirst what={text.rotate} ask={text.rotateAsk}>
						{press("rotate", text.rotateSure)}
					</AskFirst>
					<AskFirst what={text.revoke} ask={text.revokeAsk}>
						{press("revoke", text.revokeSure)}
					</AskFirst>
				</>
			)}
		</li>
	);
}
