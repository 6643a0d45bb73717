// Prints each line of the standard input that Go's package regexp does not compile.
package main

import (
	"bufio"
	"fmt"
	"os"
	"regexp"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if _, err := regexp.Compile(lines.Text()); err != nil {
			fmt.Println(lines.Text())
		}
	}
}
