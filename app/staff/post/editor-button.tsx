import { Button } from "../../ui/button/button.tsx";
import { editorId } from "./editor-frame.tsx";

export function EditorButton({ intent, send }: { intent: string; send: string }) {
	return (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="intent" value={intent}>
				{send}
			</Button>
		</p>
	);
}
