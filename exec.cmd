@rem The scripts in package.json begin with exec, which only a POSIX shell knows: here it runs the rest of the line.
@%*
