import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";

type Props = {
	apiKey: { id: string; name: string; about: string; over: string | null };
	text: StaffText["apiKeys"];
	path: string;
};

export function ApiKeyItem({ apiKey: { id, name, about, over }, text, path }: Props) {
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
					<AskFirstForm
						what={text.rotate}
						ask={text.rotateAsk}
						action={path}
						send={text.rotateSure}
						values={{ intent: "rotate", id }}
					/>
					<AskFirstForm
						what={text.revoke}
						ask={text.revokeAsk}
						action={path}
						send={text.revokeSure}
						values={{ intent: "revoke", id }}
					/>
				</>
			)}
		</li>
	);
}
