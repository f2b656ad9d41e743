import '@/ui/theme/app.css';
import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { clientOfThisPerson } from '@/api/queryClient';
import { EntranceControls } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { Logo } from '@/ui/brand/Logo';
import { Toasts } from '@/ui/Toasts';
import { loadAllFonts } from '@/ui/theme/fonts';
import { calendarTexts } from './calendar.texts';
import classes from './PublicFrame.module.css';

loadAllFonts();

/** Around the calendar of whoever is not logged in: no sidebar, but the ways in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTexts(calendarTexts);
  const [client] = useState(clientOfThisPerson);
  return (
    <QueryClientProvider client={client}>
      <div className={classes.page}>
        <header className={classes.bar}>
          <Link to="/login" className={classes.logo} aria-label={t.toLogin}>
            <Logo label={t.brand} height={28} />
          </Link>
          <div className={classes.end}>
            <EntranceControls />
            <Button component={Link} to="/test/register" variant="default" size="sm">
              {t.createAccount}
            </Button>
          </div>
        </header>
        <main className={classes.main}>{children}</main>
      </div>
      <Toasts />
    </QueryClientProvider>
  );
}
