import { Button } from "../ui/button/button.tsx";

/** Leaving is a form: no link, and no other site, can do it for somebody. */
export function SignOut({ action, label }: { action: string; label: string }) {
	return (
		<form method="post" action={action}>
			<Button type="submit" look="small outline">
				{label}
			</Button>
		</form>
	);
}
