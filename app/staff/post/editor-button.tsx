import { Button } from "../../ui/button/button.tsx";
import { editorId } from "./editor-frame.tsx";

/** A button outside the editor's form that submits it. */
export function EditorButton({ what, send }: { what: string; send: string }) {
	return (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="what" value={what}>
				{send}
			</Button>
		</p>
	);
}
