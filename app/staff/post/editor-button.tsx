import { Button } from "../../ui/button/button.tsx";
import { editorId } from "./editor-frame.tsx";

/** A button outside the editor's form that submits it. */
export function EditorButton({ intent, send }: { intent: string; send: string }) {
	return (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="intent" value={intent}>
				{send}
			</Button>
		</p>
	);
}
