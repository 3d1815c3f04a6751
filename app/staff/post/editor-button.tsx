import { Button } from "../../ui/button/button.tsx";
import { editorId } from "./editor-frame.tsx";

/** A button of the editor's form that stands beside it. */
export function EditorButton({ what, send }: { what: string; send: string }) {
	return (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="what" value={what}>
				{send}
			</Button>
		</p>
	);
}
