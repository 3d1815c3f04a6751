import { Button } from "../ui/button/button.tsx";

/** A form, because no link and no other site can submit it for the user. */
export function SignOut({ action, label }: { action: string; label: string }) {
	return (
		<form method="post" action={action}>
			<Button type="submit" look="small outline">
				{label}
			</Button>
		</form>
	);
}
